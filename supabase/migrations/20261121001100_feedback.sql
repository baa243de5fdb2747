-- What players write to us. Nobody reads it through the API but the service key.

create table public.feedback (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- May be empty: the form does not insist (spec section 5).
  message text not null check (char_length(message) <= 4000),
  created_at timestamptz not null default now()
);
create index feedback_user_id on public.feedback (user_id);
alter table public.feedback enable row level security;
grant insert (user_id, message) on public.feedback to authenticated;
grant all on public.feedback to service_role;

create policy "Players send feedback in their own name" on public.feedback
  for insert to authenticated with check (user_id = (select auth.uid()));
