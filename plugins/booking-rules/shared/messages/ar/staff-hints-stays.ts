/** What stands below fields of the stay itself (arrival, registration, turnover, permits, reviews), by the English text. */
export const stayHints: Readonly<Record<string, string>> = {
  // How guests get in.
  'Only for guests who have booked, when the rule in Your business lets it go. It is never on the site.':
    'للضيوف الذين حجزوا فقط، وفي الوقت الذي تحدده القاعدة في «منشأتك». لا يظهر في الموقع أبدًا.',
  'With tower, floor and door. Leave empty if the address above says it all.':
    'مع البرج والطابق ورقم الباب. اتركه فارغًا إن كان العنوان أعلاه كافيًا.',
  'From the street, the metro or the airport. Where to park.':
    'من الشارع أو المترو أو المطار، وأين تُوقف السيارة.',
  'From the entrance into the apartment, each with a picture if it helps.':
    'من مدخل المبنى إلى الشقة، مع صورة لكل خطوة إن كانت مفيدة.',
  'How things work: heating, cooker, rubbish, whom to call at night.':
    'كيف تعمل الأشياء: التكييف والموقد والنفايات، وبمن يُتصل ليلًا.',
  'For example “Take the lift on the left to floor 12”.': 'مثل «خذ المصعد الأيسر إلى الطابق 12».',
  'Empty while the rule in Your business decides.': 'فارغ ما دامت القاعدة في «منشأتك» هي التي تقرر.',
  '0 to 720.': 'من 0 إلى 720.',
  'One that is paid on arrival does not wait.': 'الإقامة التي تُدفع عند الوصول لا تنتظر الدفع.',
  'Wi-Fi, check-in steps and house manual with it.': 'ومعه الواي فاي وخطوات الدخول ودليل الشقة.',
  // Registration of guests.
  'With names and documents, as the law of a place may ask.': 'بالأسماء والوثائق، كما قد يطلب قانون المكان.',
  'After check-in. Empty as the place asks.': 'بعد تسجيل الوصول. فارغ: كما يطلب المكان.',
  'After check-out. Empty as the place asks.': 'بعد المغادرة. فارغ: كما يطلب المكان.',
  'By email, once. Empty as the place asks.': 'بالبريد الإلكتروني، مرة واحدة. فارغ: كما يطلب المكان.',
  // Turnover and permits.
  'Which work between stays is planned by itself.': 'الأعمال التي تُخطَّط تلقائيًا بين إقامة وأخرى.',
  '0 to 30. 0 for never.': 'من 0 إلى 30. 0 تعني أبدًا.',
  'Where nobody cleans on the day. A clean between two stays covers it.':
    'حين لا ينظف أحد في ذلك اليوم. التنظيف بين إقامتين يغني عنه.',
  'For an early check-in or a late check-out. Turnover plans with it.':
    'للدخول المبكر أو المغادرة المتأخرة. تُخطَّط أعمال التجهيز وفقه.',
  'Local time, such as 14:00.': 'بالتوقيت المحلي، مثل 14:00.',
  'On: an apartment whose permit has expired cannot be published. Without a choice it is on where we know the permits of your city.':
    'عند التفعيل: لا تُنشر شقة انتهى تصريحها. إن لم تختر شيئًا فهو مفعّل حيث نعرف تصاريح مدينتك.',
  // Reviews.
  'As the guest wrote them. Only reviews of bookings count in averages: publish those under Bookings, Reviews.':
    'كما كتبها الضيف. لا تُحتسب في المعدل إلا تقييمات الحجوزات، وتُنشر من «الحجوزات»، «التقييمات».',
};
