import { guest as arabic } from './ar/guest';
import { keepGuestMessages } from './messages';

// For the server, which writes every language. Importing this file is enough.
keepGuestMessages('ar', arabic);
