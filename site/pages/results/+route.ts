export default '/results/@page';
