import type { Messages } from '../../types';

export const cardPayment: Messages['cardPayment'] = {
  heading: 'الدفع بالبطاقة',
  loading: 'جارٍ فتح نموذج الدفع…',
  pay: (amount) => `ادفع ${amount}`,
  payNow: 'ادفع الآن',
  goToPage: 'ادفع الآن',
  secure: 'تتم عملية الدفع بأمان عبر Stripe، ولا نطّلع على رقم بطاقتك.',
  paid: 'شكرًا لك، دفعتك في طريقها إلينا.',
  paidText: 'نؤكدها لك بالبريد الإلكتروني بعد لحظات، ولا داعي للدفع مرة أخرى.',
  declined: 'لم تتم عملية الدفع.',
  problem: 'يُرجى التحقق من بيانات الدفع.',
  notCharged: 'لم يُخصم منك أي مبلغ. حاول مرة أخرى أو استخدم بطاقة أخرى.',
  notReached: 'تعذّر فتح نموذج الدفع الآن.',
  notReachedText: 'لم يُخصم منك أي مبلغ. تحقق من اتصالك وحاول مرة أخرى بعد دقيقة.',
  tryAgain: 'حاول مرة أخرى',
};
