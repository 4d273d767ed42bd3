/** The calendar on which a stay is picked. */
export const dates = {
  arrival: 'arrival',
  departure: 'departure',
  notAvailable: 'not available',
  previousMonth: 'Go to the Previous Month',
  nextMonth: 'Go to the Next Month',
  /** Over the columns, from Sunday on. */
  weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  weekdaysInFull: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
