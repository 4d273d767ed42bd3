export default '/connect/@provider/redirect';
