-- Where files lie: the pictures, which everybody may fetch by their address but nobody may list, and the operators'
-- original puzzle files, which are nobody else's business.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('images', 'images', true, 5242880, '{image/avif,image/gif,image/jpeg,image/png,image/webp}'),
  ('puzzles', 'puzzles', false, 20971520, null)
on conflict (id) do nothing;

create policy "Operators see images and puzzle files" on storage.objects
  for select to authenticated
  using (bucket_id in ('images', 'puzzles') and (select private.is_operator()));
create policy "Operators add images and puzzle files" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('images', 'puzzles') and (select private.is_operator()));
create policy "Operators replace images and puzzle files" on storage.objects
  for update to authenticated
  using (bucket_id in ('images', 'puzzles') and (select private.is_operator()))
  with check (bucket_id in ('images', 'puzzles') and (select private.is_operator()));
create policy "Operators remove images and puzzle files" on storage.objects
  for delete to authenticated
  using (bucket_id in ('images', 'puzzles') and (select private.is_operator()));
