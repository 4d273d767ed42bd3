export { AccountHome as Page } from '../../features/account/account-home';
