import { Notice } from '@/components/ui/feedback/Notice';

/** Where a browser without scripts goes on: the same questions on a page that is sent as a form. */
export function WithoutScripts({ href }: { readonly href: string }) {
  return (
    <noscript>
      <Notice title="Your browser doesn’t run JavaScript">
        <a href={href}>Continue without JavaScript</a>. Your answers are saved just the same.
      </Notice>
    </noscript>
  );
}
