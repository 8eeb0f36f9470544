import type { ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/Link';
import { isExternal, linkHref } from '@/lib/prismic/links';

interface CmsLinkProps {
  readonly field: { readonly link_type?: string; readonly url?: string | null };
  readonly children: ReactNode;
}

/** A link an editor wrote; where it leads nowhere safe, its words alone. */
export function CmsLink({ field, children }: CmsLinkProps) {
  const href = linkHref(field);
  if (!href) return <>{children}</>;
  return (
    <Link href={href} prefetch={false} {...(isExternal(href) && { rel: 'noopener noreferrer' })}>
      {children}
    </Link>
  );
}
