import { AuditLogScreen } from '@/components/account/auditLog/AuditLogScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { auditLog } from '@/contract/auditLog/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.auditLog;

export const getServerSideProps = accountProps(route, () => [apiQuery(auditLog.searchAuditLog, { query: {} })]);

export default createAccountPage(route, AuditLogScreen);
