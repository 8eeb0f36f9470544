import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { type EstimateReport, estimates } from '@/contract/homes/estimates/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiProxyPath } from '@/lib/api/client';

// The questions of the flow come along with it: after what the page is about.
const MailCopy = clientOnly(
  dynamic(() => import('./EmailReportForm').then((file) => file.EmailReportForm), { ssr: false }),
);

interface ReportActionsProps {
  readonly report: EstimateReport;
  readonly isOwner: boolean;
}

/** Keep it, share it, mail it, change it. Anyone who was sent a link may read and keep it alone. */
export function ReportActions({ report: { id }, isOwner }: ReportActionsProps) {
  const { query } = useRouter();
  const share = useApiMutation(estimates.shareEstimate);
  const [link, setLink] = useState<string>();
  const [copied, setCopied] = useState(false);
  const [isEmailing, setEmailing] = useState(false);
  const key = typeof query.key === 'string' ? `?key=${query.key}` : '';

  const createShareLink = () =>
    share.mutate(
      { params: { estimateId: id }, body: {} },
      {
        onSuccess: async ({ key: shareKey }) => {
          const url = `${window.location.origin}${routes.rentEstimate.report()}?id=${id}&key=${shareKey}`;
          setLink(url);
          setCopied(
            await navigator.clipboard
              .writeText(url)
              .then(() => true)
              .catch(() => false),
          );
        },
      },
    );

  return (
    <Stack>
      <Row>
        <ButtonLink
          tone="secondary"
          href={`${apiProxyPath}/estimates/${id}/report.pdf${key}`}
          prefetch={false}
          download
        >
          Save as PDF
        </ButtonLink>
        {isOwner && (
          <>
            <Button tone="secondary" onClick={createShareLink} loading={share.isPending}>
              Share a link
            </Button>
            <Button tone="secondary" onClick={() => setEmailing(!isEmailing)} aria-expanded={isEmailing}>
              Email a copy
            </Button>
            <ButtonLink tone="ghost" href={routes.rentEstimate.flow()}>
              Change answers
            </ButtonLink>
          </>
        )}
      </Row>
      {share.isError && (
        <Notice live tone="danger">
          {share.error.message}
        </Notice>
      )}
      {link && (
        <Notice live tone="success" title={copied ? 'Link copied' : 'Here’s the link'}>
          Anyone with the link can see this report for 90 days.
          <TextInput
            aria-label="Link to this report"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </Notice>
      )}
      {isEmailing && <MailCopy estimateId={id} />}
    </Stack>
  );
}
