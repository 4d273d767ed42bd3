export default '/wishlist/@token';
