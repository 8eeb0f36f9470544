import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { letters } from '@/contract/platform/letters/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiProxyPath } from '@/lib/api/client';

/** Downloads the paper with its envelope and the form for the proof of service, to be printed. */
export function OpenLetter({ letterId }: { readonly letterId: string }) {
  const link = useApiMutation(letters.createLetterLink);
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        loading={link.isPending}
        onClick={() =>
          link.mutate(
            { params: { letterId } },
            { onSuccess: ({ href }) => window.location.assign(`${apiProxyPath}${href}`) },
          )
        }
      >
        Download the PDF
      </Button>
      {link.error && (
        <Notice tone="danger" live>
          {link.error.message}
        </Notice>
      )}
    </>
  );
}
