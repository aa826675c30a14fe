/** $1 rows, $2 and $3 time and id of the last row of the page before, null for the first page. */
export const testimonialsPage = `/* testimonials: page */
  select id, name, text, stars, avatar_url as "avatarUrl", created_at as "createdAt", created_at::text as time
  from testimonials
  where $2::timestamptz is null or (created_at, id) < ($2, $3::uuid)
  order by created_at desc, id desc limit $1`;
