/** What is to be done before guests book. */
export const goingLive = {
  title: 'Going live',
  subtitle: 'What to do before guests book. Each line was checked just now.',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  done: 'Done',
  toDo: 'To do',
  open: (title: string) => `Open: ${title}`,
};
