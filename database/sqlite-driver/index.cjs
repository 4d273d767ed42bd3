const keepStatements = require('./kept-statements.cjs');

// Release 13 speaks Node-API 10, which Node 20 (and 22 before 22.14) does not: it would end the process there.
// Release 12, built against the headers of Node 24.19 and later, aborts when a statement is collected while
// nothing runs. So each Node gets the one that works on it.
const hasNodeApi10 = Number(process.versions.napi) >= 10;

module.exports = keepStatements(hasNodeApi10 ? require('better-sqlite3-13') : require('better-sqlite3-12'));
