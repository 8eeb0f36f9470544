import { createAccountPage } from '@/components/layout/page/accountPages';
import { AuditLogScreen } from '@/components/platform/auditLog/AuditLogScreen';
import { auditLog } from '@/contract/platform/auditLog/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.auditLog;

export const getServerSideProps = accountProps(route, () => [apiQuery(auditLog.searchAuditLog, { query: {} })]);

export default createAccountPage(route, AuditLogScreen);
