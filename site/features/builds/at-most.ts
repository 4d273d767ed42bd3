/** Runs tasks, at most so many at once; the others wait in the order in which they came. */
export function atMost(limit: number): (task: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  function next(): void {
    if (running >= limit) return;
    const task = waiting.shift();
    if (!task) return;
    running += 1;
    void task()
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
        next();
      });
  }
  return (task) => {
    waiting.push(task);
    next();
  };
}
