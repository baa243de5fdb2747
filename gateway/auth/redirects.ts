export interface RedirectRules {
  readonly siteUrl: string;
  /** See `AuthConfig.redirectAllowList`. */
  readonly redirectAllowList: readonly string[];
}

/**
 * Where a link may lead: to `wanted` if that is on the site itself or on the allow list, else to the site. Anything
 * else would make the site's own mails lead to somebody else's page, with the session in the address.
 */
export function allowedRedirect(
  wanted: string | undefined,
  { siteUrl, redirectAllowList }: RedirectRules,
): string {
  const url = wanted && URL.canParse(wanted) ? new URL(wanted) : null;
  if (!url || url.protocol === 'javascript:' || url.protocol === 'data:') return siteUrl;
  if (url.username || url.password) return siteUrl;
  const isOnSite = url.origin !== 'null' && url.origin === new URL(siteUrl).origin;
  // A fragment would get into the way of the one that carries the session.
  url.hash = '';
  const isAllowed = isOnSite || redirectAllowList.some((pattern) => matches(pattern, url.href));
  return isAllowed ? url.href : siteUrl;
}

function matches(pattern: string, href: string): boolean {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^./]*' : part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${source}/?$`).test(href);
}
