export default '/blog/@slug';
