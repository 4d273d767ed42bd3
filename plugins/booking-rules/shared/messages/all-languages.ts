import { guest as arabicGuest } from './ar/guest';
import { staff as arabicStaff } from './ar/staff';
import { guest as englishGuest } from './en/guest';
import { staff as englishStaff } from './en/staff';
import { keepGuestMessages, keepStaffMessages } from './messages';

// For the server, which writes every language, and for the panel. Importing this file is enough.
keepGuestMessages('en', englishGuest);
keepGuestMessages('ar', arabicGuest);
keepStaffMessages('en', englishStaff);
keepStaffMessages('ar', arabicStaff);
