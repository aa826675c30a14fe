import { BaselineMigration } from './baseline-migration';

/** What every feature uses: rate limits, the dictionaries of languages, times of day. */
export class CreatePlatform1795746000001 extends BaselineMigration {
  readonly sql = String.raw`
    create extension if not exists pg_trgm;

    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );

    create function dictionary_of(language text) returns text language sql immutable as $$
      select case split_part(coalesce(language, 'en'), '-', 1)
        when 'ar' then 'arabic' when 'ca' then 'catalan' when 'da' then 'danish' when 'de' then 'german'
        when 'el' then 'greek' when 'en' then 'english' when 'es' then 'spanish' when 'et' then 'estonian'
        when 'fi' then 'finnish' when 'fr' then 'french' when 'hi' then 'hindi' when 'hu' then 'hungarian'
        when 'id' then 'indonesian' when 'it' then 'italian' when 'lt' then 'lithuanian' when 'nb' then 'norwegian'
        when 'nl' then 'dutch' when 'pt' then 'portuguese' when 'ro' then 'romanian' when 'ru' then 'russian'
        when 'sr' then 'serbian' when 'sv' then 'swedish' when 'ta' then 'tamil' when 'tr' then 'turkish'
        else 'simple' end
    $$;

    create function known_time_zone(name text) returns text language plpgsql stable set search_path = public as $$
      begin
        perform now() at time zone name;
        return coalesce(name, 'UTC');
      exception when invalid_parameter_value then
        return 'UTC';
      end
    $$;

    create function next_mail_time(since timestamptz, zone text, days smallint[], hour smallint, sent_on date) returns timestamptz language sql stable as $$
      select min((day + make_interval(hours => hour)) at time zone zone)
      from (select (since at time zone zone)::date + n as day from generate_series(0, 15) n) candidates
      where extract(isodow from day)::smallint = any(days) and (sent_on is null or day > sent_on)
        and (day + make_interval(hours => hour)) at time zone zone > since
    $$;
  `;
}
