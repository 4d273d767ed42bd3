// Another process that takes the write lock of a SQLite database and keeps it: `fork('lock-holder.mjs', [filename])`.
// It sends "locked" when it has it, and gives it back when it is told anything, or whoever started it is gone.
import Sqlite from 'better-sqlite3';

const connection = new Sqlite(process.argv[2] ?? '', { fileMustExist: true, timeout: 10_000 });
connection.exec('BEGIN IMMEDIATE');
process.send?.('locked');
const release = () => {
  connection.exec('ROLLBACK');
  connection.close();
  process.exit(0);
};
process.once('message', release);
process.once('disconnect', release);
