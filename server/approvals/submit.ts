// The way by which modules that requests depend on ask for one.
export { requestMoney } from '@/server/modules/money/moneyRequests';
export { submitAction, type Wish } from '@/server/modules/money/moneyRequests/submission';
