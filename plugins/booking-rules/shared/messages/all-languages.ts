import { guest as arabic } from './ar/guest';
import { guest as english } from './en/guest';
import { keepGuestMessages } from './messages';

// For the server, which writes every language, and for the panel. Importing this file is enough.
keepGuestMessages('en', english);
keepGuestMessages('ar', arabic);
