import { BaselineMigration } from './baseline-migration';

/** Testimonials on the landing page. */
export class CreateTestimonials1795746000018 extends BaselineMigration {
  readonly sql = String.raw`
    create table testimonials (
      id uuid primary key,
      name text not null check (length(name) between 1 and 100),
      text text not null check (length(text) between 1 and 1000),
      stars smallint not null check (stars between 1 and 5),
      avatar_url text,
      created_at timestamptz not null default now(),
      state text not null check (state in ('WAITING', 'APPROVED', 'HIDDEN'))
    );
    create index testimonials_newest on testimonials (created_at desc, id desc);
    create index testimonials_state on testimonials (state, created_at desc, id desc);
  `;
}
