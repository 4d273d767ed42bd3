export default '/apartment/@id';
