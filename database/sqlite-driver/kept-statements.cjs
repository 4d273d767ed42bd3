/** Statements that a connection keeps; those of all pages, of the panel and of the engine are some hundreds. */
const KEPT = 500;
/** Longer ones list what they ask for and hardly come again as they are. In characters. */
const LONGEST = 10_000;
/** What is worth keeping. Pragmas may act while they are prepared, and tables are seldom changed. */
const KEEPABLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * The driver, whose connections prepare a statement once: knex prepares it each time that it is asked, which costs
 * more than most answers. Statements that are handed out are independent of each other, as those of the driver are.
 * @param Driver the class `Database` of better-sqlite3
 * @param {number} [limit] how many each connection keeps; the one that was not asked for longest goes first
 */
module.exports = function keepStatements(Driver, limit = KEPT) {
  return class Database extends Driver {
    /** By their SQL, the one that was asked for last at the end. */
    #kept = new Map();

    prepare(sql) {
      if (typeof sql !== 'string' || sql.length > LONGEST || !KEEPABLE.test(sql)) return super.prepare(sql);
      const statement = this.#kept.get(sql) ?? super.prepare(sql);
      this.#kept.delete(sql);
      this.#kept.set(sql, statement);
      if (this.#kept.size > limit) this.#kept.delete(this.#kept.keys().next().value);
      return new Statement(statement, () => super.prepare(sql));
    }

    defaultSafeIntegers(...isOn) {
      this.#kept.clear();
      return super.defaultSafeIntegers(...isOn);
    }

    close() {
      this.#kept.clear();
      return super.close();
    }
  };
};

/** A statement as the driver has it, which shares a kept one until it is told what would last. */
class Statement {
  #prepared;
  #prepareOwn;

  constructor(kept, prepareOwn) {
    this.#prepared = kept;
    this.#prepareOwn = prepareOwn;
  }

  #own() {
    if (this.#prepareOwn !== null) this.#prepared = this.#prepareOwn();
    this.#prepareOwn = null;
    return this.#prepared;
  }

  /** Its rows are read while others may ask the same. */
  iterate(...values) {
    return this.#own().iterate(...values);
  }

  static {
    for (const method of ['bind', 'pluck', 'expand', 'raw', 'safeIntegers']) {
      this.prototype[method] = function (...values) {
        this.#own()[method](...values);
        return this;
      };
    }
    for (const method of ['run', 'get', 'all', 'columns', 'toString']) {
      this.prototype[method] = function (...values) {
        return this.#prepared[method](...values);
      };
    }
    for (const property of ['reader', 'readonly', 'source', 'database', 'busy']) {
      Object.defineProperty(this.prototype, property, {
        get() {
          return this.#prepared[property];
        },
      });
    }
  }
}
