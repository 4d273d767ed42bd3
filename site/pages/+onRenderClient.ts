import '../ui/theme.css';

export { showPage as onRenderClient } from '../app/show-page';
