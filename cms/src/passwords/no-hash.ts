/**
 * The hash of a password that nobody knows, made as Strapi makes those of accounts. Compared where there is no
 * account, it makes the answer take as long as where there is one.
 */
export const NO_HASH = '$2a$10$WSleCWts7NpJnrcQR1U4qOK4z1Crc/nTnKUzpehP9rgXKPjj0Z4YG';
