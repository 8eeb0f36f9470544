import { createAccountPage } from '@/components/layout/page/accountPages';
import { AuditLogScreen } from '@/components/platform/auditLog/AuditLogScreen';
import { auditLog } from '@/contract/platform/auditLog/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.auditLog;

export const getServerSideProps = accountProps(route, () => [apiQuery(auditLog.searchAuditLog, { query: {} })]);

export default createAccountPage(route, AuditLogScreen);
