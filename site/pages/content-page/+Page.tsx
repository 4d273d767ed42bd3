export { ContentPageView as Page } from '../sections/content-page-view';
