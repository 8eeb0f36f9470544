export { formatMoney as formatCents } from '@/contract/format/money';
