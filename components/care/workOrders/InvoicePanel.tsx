import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import { invoiceLifecycle, PAYERS, type Payer } from '@/contract/care/workOrders/constants';
import { type Invoice, type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import { PAYER_NAMES } from '@/contract/care/workOrders/labels';
import { canSpread } from '@/contract/money/smoothPayments/constants';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { formatPhone } from '@/lib/format/text';

const statusNames: Readonly<Record<Invoice['status'], string>> = {
  submitted: 'Received',
  needs_approval: 'Needs approval',
  approved: 'Approved',
  disputed: 'Disputed',
  posted: 'Posted',
  paid: 'Paid',
  withdrawn: 'Withdrawn by the Pro',
};

type Payment = NonNullable<Invoice['payment']>;

/** Where the money is on its way to the Pro. */
function paymentText({ status, cents, traceId, arrivesOn, failure }: Payment): string {
  const amount = formatExactMoney(cents);
  const trace = traceId ? `, bank trace ${traceId}` : '';
  if (status === 'paid') return `${amount} paid to the Pro${arrivesOn ? ` on ${formatDate(arrivesOn)}` : ''}${trace}.`;
  if (status === 'returned') return `The bank sent ${amount} back (${failure?.replaceAll('_', ' ') ?? 'no reason'}).`;
  if (status === 'sent' && arrivesOn)
    return `${amount} is on its way to the Pro and arrives by ${formatDate(arrivesOn)}${trace}.`;
  return `${amount} was released to the Pro.`;
}

/** Invoices as the Pros wrote them. */
export function InvoicePanel({ order }: { readonly order: WorkOrder }) {
  return (
    <Stack as="section" aria-labelledby="invoices" $gap="s12">
      <Heading id="invoices" $size="small">
        Invoices
      </Heading>
      {order.invoices.map((invoice) => (
        <InvoiceCard key={invoice.id} invoice={invoice} order={order} />
      ))}
    </Stack>
  );
}

function InvoiceCard({ invoice, order }: { readonly invoice: Invoice; readonly order: WorkOrder }) {
  const { vendor, number, lines, taxCents, markupCents, totalCents, status, payer, chargeBack, payment } = invoice;
  return (
    <Card as="article" $pad="s16" aria-label={`${vendor.name}, invoice ${number}`}>
      <Stack $gap="s8" $align="start">
        <Heading as="h3" $size="label">
          {vendor.name}, invoice {number} <Badge>{statusNames[status]}</Badge>
        </Heading>
        <Text $size="small" $tone="soft">
          {[vendor.address, formatPhone(vendor.phone), vendor.license && `License ${vendor.license}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {lines.map(({ label, cents }) => (
          <Text key={label}>
            {label}: {formatExactMoney(cents)}
          </Text>
        ))}
        <Text>
          Tax: {formatExactMoney(taxCents)} · Our markup: {formatExactMoney(markupCents)}
        </Text>
        <Text $weight="semibold">
          Total: {formatExactMoney(totalCents)}
          {payer && `. ${PAYER_NAMES[payer]}.`}
        </Text>
        {order.role === 'owner' && payer === 'owner' && canSpread(totalCents) && (
          <Link href={routes.smoothPayments.home({ homeId: order.home.id })}>Pay it in installments</Link>
        )}
        {payment && <Text>{paymentText(payment)}</Text>}
        {payment && payment.withheldCents > 0 && (
          <Text>Withheld for the IRS: {formatExactMoney(payment.withheldCents)}</Text>
        )}
        {chargeBack && <Text>Charged to the resident: {chargeBack.reason}</Text>}
        {status === 'disputed' && <Text>Disputed: {invoice.disputeReason}</Text>}
        {order.decidesCosts && (status === 'needs_approval' || status === 'disputed') && (
          <PayerDecision invoice={invoice} />
        )}
        {order.role === 'staff' && invoiceLifecycle.after(status, 'post') && (
          <PostForm invoice={invoice} order={order} />
        )}
        {order.role === 'staff' && status === 'posted' && (!payment || payment.status === 'returned') && (
          <PayForm invoice={invoice} />
        )}
      </Stack>
    </Card>
  );
}

function PayerDecision({ invoice: { id: invoiceId, status } }: { readonly invoice: Invoice }) {
  const [reason, setReason] = useState('');
  const approve = useApiMutation(workOrders.approveInvoice, { touches: [workOrders] });
  const dispute = useApiMutation(workOrders.disputeInvoice, { touches: [workOrders] });
  const error = approve.error ?? dispute.error;
  return (
    <>
      {status === 'needs_approval' ? (
        <>
          <Text>It’s higher than you approved. We won’t pay it until you decide.</Text>
          <TextAreaField
            label="What’s wrong with it?"
            optional
            error={dispute.error?.fields?.reason}
            rows={2}
            value={reason}
            onChange={setReason}
          />
        </>
      ) : (
        <Text>You don’t pay it unless you approve it after all.</Text>
      )}
      {error && !error.fields?.reason && (
        <Notice live tone="danger" title="That did not work">
          {error.message}
        </Notice>
      )}
      <Row>
        <Button
          size="small"
          loading={approve.isPending}
          onClick={() => approve.mutate({ params: { invoiceId }, body: {} })}
        >
          Approve the invoice
        </Button>
        {status === 'needs_approval' && (
          <Button
            size="small"
            tone="secondary"
            loading={dispute.isPending}
            onClick={() => dispute.mutate({ params: { invoiceId }, body: { reason } })}
          >
            Something is wrong
          </Button>
        )}
      </Row>
    </>
  );
}

interface PostFormProps {
  readonly invoice: Invoice;
  readonly order: WorkOrder;
}

/** The one who approved it pays, unless they dispute it; a resident’s order is never the owner’s. */
function PostForm({ invoice: { id: invoiceId, status }, order: { paidBy } }: PostFormProps) {
  const isDisputed = status === 'disputed';
  const payers = [paidBy, ...PAYERS.filter((each) => each !== paidBy)].filter(
    (each) => (each !== paidBy || !isDisputed) && (each !== 'owner' || paidBy === 'owner'),
  );
  const [payer, setPayer] = useState<Payer>(payers[0] ?? 'us');
  const [chargeBackReason, setReason] = useState('');
  const post = useApiMutation(workOrders.postInvoice, { touches: [workOrders] });
  return (
    <>
      <SelectField
        label="Who pays?"
        help={isDisputed ? 'Whoever disputes it pays only once they approve it after all.' : undefined}
        options={payers.map((each) => ({ value: each, label: PAYER_NAMES[each] }))}
        value={payer}
        onChange={setPayer}
      />
      {payer === 'resident' && paidBy !== 'resident' && (
        <TextAreaField
          label="Why does the resident pay?"
          help="Add a photo of the damage first."
          error={post.error?.fields?.chargeBackReason}
          rows={2}
          value={chargeBackReason}
          onChange={setReason}
        />
      )}
      {post.error && !post.error.fields?.chargeBackReason && (
        <Notice live tone="danger" title="That did not work">
          {post.error.message}
        </Notice>
      )}
      <Button
        size="small"
        loading={post.isPending}
        onClick={() => post.mutate({ params: { invoiceId }, body: { payer, chargeBackReason } })}
      >
        Post the invoice
      </Button>
    </>
  );
}

/** A second person of our team lets the money go. */
function PayForm({ invoice: { id, payProblem } }: { readonly invoice: Invoice }) {
  const pay = useApiMutation(workOrders.payInvoice, { touches: [workOrders] });
  const { requireRecentLogin, dialog } = useRecentLogin('This sends money, so confirm that it’s you.');
  const submit = () => pay.mutate({ params: { invoiceId: id }, body: {} }, { onError: requireRecentLogin(submit) });
  const error = visibleError(pay.error);
  if (payProblem) return <Text $tone="soft">{payProblem}</Text>;
  return (
    <>
      {error && (
        <Notice live tone="danger" title="That did not work">
          {error}
        </Notice>
      )}
      <Button size="small" loading={pay.isPending} onClick={submit}>
        Pay the Pro
      </Button>
      {dialog}
    </>
  );
}
