import { refundSteps } from './refund-ladder';

test('each step is said with its last day and its amount, and what comes after them', () => {
  const steps = refundSteps([
    { until: '2026-12-05', percent: 100, amount: 431_200 },
    { until: '2026-12-21', percent: 50, amount: 215_600 },
    { until: '2027-01-04', percent: 0, amount: 0 },
  ]);
  expect(steps).toEqual([
    { text: 'Cancel by Sat 5 Dec 2026: full refund, AED\u00a04,312', percent: 100 },
    { text: 'Cancel by Mon 21 Dec 2026: 50% back, AED\u00a02,156', percent: 50 },
    { text: 'Later: no refund', percent: 0 },
  ]);
});

test('a stay too near for any refund says so', () => {
  expect(refundSteps([{ until: '2026-11-22', percent: 0, amount: 0 }])).toEqual([
    { text: 'No refund for a stay that begins so soon', percent: 0 },
  ]);
});

test('where nothing ever comes back, the arrival is not blamed for it', () => {
  const [step] = refundSteps([{ until: '2027-04-05', percent: 0, amount: 0 }], true);
  expect(step).toEqual({ text: 'No refund after booking', percent: 0 });
});
