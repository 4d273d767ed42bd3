/** What stands below the fields of rules, bookings and settings in the content manager; as staff-hints. */
export const settingsHints: Readonly<Record<string, string>> = {
  // Rates and rules.
  'The fewest a guest can book, where no season or override says otherwise.':
    'أقل عدد يمكن حجزه، ما لم يحدد موسم أو استثناء غير ذلك.',
  'One override for each apartment.': 'استثناء واحد لكل شقة.',
  'Replaces the global minimum stay. Seasons override it.': 'يحل محل الحد الأدنى العام، وتحل المواسم محله.',
  'For you, and for guests when a stay is refused, such as “New Year peak”.':
    'لك، وللضيوف عند رفض إقامة، مثل «ذروة رأس السنة».',
  'Included.': 'مشمول.',
  'Leave empty for all. A season for an apartment wins over one for all.':
    'اتركها فارغة للكل. موسم الشقة مقدَّم على موسم الجميع.',
  'Leave empty to keep the apartment’s own.': 'اتركه فارغًا للإبقاء على سعر الشقة.',
  'Leave empty to use the season’s rate.': 'اتركه فارغًا لتطبيق سعر الموسم.',
  'For arrivals in the season. Leave empty to keep the usual minimum.':
    'لمن يصل خلال الموسم. اتركه فارغًا للإبقاء على الحد المعتاد.',
  'None chosen: every day.': 'إن لم تختر شيئًا: كل الأيام.',
  'Guests read it beside what they get back, such as “Flexible”.':
    'يقرؤه الضيوف بجانب ما يستردونه، مثل «مرنة».',
  'After the last tier, nothing. Without tiers, nothing at all. Stays that are booked keep what was agreed.':
    'لا استرداد بعد آخر شريحة، ولا استرداد أبدًا من دون شرائح. تبقى الحجوزات القائمة على ما اتُّفق عليه.',
  'Guests see it when they choose, such as “Non-refundable”. “Standard” is always there beside it.':
    'يراه الضيوف عند الاختيار، مثل «غير قابل للاسترداد». ويبقى «القياسي» بجانبه دائمًا.',
  '-10 takes 10% off, 10 adds 10%.': '‎-10‎ تخصم 10%، و10 تضيف 10%.',
  'Off: nobody can choose it. Stays that are booked with it keep it.':
    'عند الإيقاف: لا يمكن اختيارها. تبقى الحجوزات التي تمت بها كما هي.',
  'Leave empty for that of the apartment.': 'اتركها فارغة لتطبيق سياسة الشقة.',
  'Guests cannot choose to pay on arrival.': 'لا يمكن للضيوف اختيار الدفع عند الوصول.',
  'Offered until this many days before arrival. 0: until the day itself.':
    'تُعرض حتى هذا العدد من الأيام قبل الوصول. 0: حتى يوم الوصول نفسه.',
  'Guests see it when they choose, and on bookings and invoices, such as “Airport transfer”.':
    'يراه الضيوف عند الاختيار وفي الحجوزات والفواتير، مثل «التوصيل من المطار».',
  'For addresses and programs. Bookings keep the one they were made with.':
    'للعناوين والبرامج. تحتفظ الحجوزات بما تمت به.',
  'One sentence for guests: what it includes.': 'جملة للضيوف: ماذا تشمل.',
  'Before VAT.': 'قبل ضريبة القيمة المضافة.',
  'stay: once. night: each night. guest: each guest. guest-night: each guest and night.':
    'مرة لكل إقامة، أو لكل ليلة، أو لكل ضيف، أو لكل ضيف وليلة.',
  'Guests can book it and take it off until then. You can do so at any time.':
    'يمكن للضيوف حجزها وإلغاؤها حتى ذلك الوقت، ويمكنك ذلك في أي وقت.',
  'Lower numbers come first.': 'الأرقام الأصغر تأتي أولًا.',
  'Off: nobody can book it. Bookings that have it keep it.':
    'عند الإيقاف: لا يمكن حجزها. تحتفظ بها الحجوزات القائمة.',
  'What guests enter. Upper and lower case are the same.':
    'ما يكتبه الضيوف. لا فرق بين الأحرف اللاتينية الكبيرة والصغيرة.',
  'After the length-of-stay discount.': 'بعد خصم مدة الإقامة.',
  'Counts in place of the percentage, as far as the nights go.':
    'يُحتسب بدل النسبة المئوية، بما لا يتجاوز سعر الليالي.',
  "How many reservations may use it. Cancelled and expired ones don't count. Leave empty for no limit.":
    'كم حجزًا يمكن أن يستخدمه. لا تُحسب الملغاة والمنتهية. اتركه فارغًا بلا حد.',
  'At the top of every page, while the code can be used. Of several, the oldest is shown.':
    'في أعلى كل صفحة ما دام الرمز صالحًا. إن تعددت ظهر أقدمها.',
  'Beside the code, such as “Book direct and save on your nights”.':
    'بجانب الرمز، مثل «احجز مباشرة ووفّر من سعر لياليك».',
  'Guests read it as a line of the price, such as “City tax”.':
    'يقرؤه الضيوف بندًا في السعر، مثل «رسم البلدية».',
  'For reports and exports. It never changes once it is saved.':
    'للتقارير والملفات المصدَّرة. لا يتغيّر بعد حفظه.',
  'A fee is yours, a tax is passed on. A tax by night has a sheet in the reports.':
    'الرسم لك، والضريبة تُورَّد. للضريبة المحسوبة بالليلة كشف في التقارير.',
  'What the amount below is for, or what the percentage is of.':
    'ما يُحتسب عليه المبلغ أدناه، أو ما تُحسب منه النسبة.',
  'Off: no new stay is charged. Stays that are booked keep what was agreed.':
    'عند الإيقاف: لا يُحتسب على إقامات جديدة. تبقى الحجوزات القائمة على ما اتُّفق عليه.',
  'For each of what it is charged for. Leave empty for a percentage.':
    'لكل وحدة مما يُحتسب عليه. اتركه فارغًا عند استخدام نسبة.',
  'Leave empty where it is the same.': 'اتركه فارغًا إن كان المبلغ نفسه.',
  'Leave empty for an amount.': 'اتركها فارغة عند استخدام مبلغ.',
  'Charged for this many nights at most. Leave empty for all nights.':
    'يُحتسب لهذا العدد من الليالي على الأكثر. اتركه فارغًا لكل الليالي.',
  'On: percentages of all that is taxable, such as VAT, are charged on it too.':
    'عند التفعيل: تُحتسب عليه أيضًا نسب الضرائب، مثل ضريبة القيمة المضافة.',
  'By each night where it is charged by night, else by the day of arrival.':
    'بحسب كل ليلة إن كان محسوبًا بالليلة، وإلا فبحسب يوم الوصول.',
  'Included. Leave empty while no end is known.': 'مشمول. اتركه فارغًا ما دامت النهاية غير معروفة.',
  'Calendar days at the property.': 'أيام تقويمية بتوقيت العقار.',
  // Reservations, enquiries and owners.
  'A held reservation waits for the guest to pay or confirm their email address, or for you to accept it.':
    'الحجز المعلّق ينتظر دفع الضيف أو تأكيد بريده، أو قبولك له.',
  'Empty while nobody has confirmed it.': 'فارغ ما دام لم يؤكَّد.',
  'It then expires, and its nights are free again.': 'ينتهي بعدها، وتعود لياليه متاحة.',
  'If the guest was signed in when booking.': 'إن كان الضيف مسجّلًا دخوله عند الحجز.',
  'In which the guest booked, and is written to.': 'اللغة التي حجز بها الضيف، ونراسله بها.',
  'The texts that the guest accepted, in the version of that time.':
    'النصوص التي وافق عليها الضيف، بنسختها في ذلك الوقت.',
  'Amounts in the smallest unit of the currency.': 'المبالغ بأصغر وحدة من العملة.',
  'New, open (somebody is working on it), answered or closed. Keep it up to date yourself.':
    'جديد، أو مفتوح (قيد المتابعة)، أو تم الرد، أو مغلق. حدّثها بنفسك.',
  'Shown in the emails about it.': 'يظهر في الرسائل المتعلقة به.',
  'A general question, an apartment, or an owner’s property to manage.':
    'سؤال عام، أو عن شقة، أو عقار يريد مالكه إدارته.',
  'Only visible here.': 'تظهر هنا فقط.',
  'Where answers go. You can also just reply to the email about this enquiry.':
    'تُرسل إليه الردود. يمكنك أيضًا الرد على رسالة هذا الاستفسار مباشرة.',
  'From owners.': 'من المالكين.',
  'In which it was asked, and is answered.': 'لغة السؤال، ولغة الرد عليه.',
  'From owners; 0 is a studio.': 'من المالكين. 0 تعني استوديو.',
  'An account of this panel with the role Owner. It sees these apartments under Bookings, and nothing else.':
    'حساب في هذه اللوحة بدور «مالك». يرى هذه الشقق ضمن «الحجوزات» ولا شيء غيرها.',
  'Shows their calendar, stays (guests by first name) and reports. Takes effect right away.':
    'يعرض تقويمها وإقاماتها (الضيوف بأسمائهم الأولى) وتقاريرها. يسري حالًا.',
  'Your share of what the nights bring after discounts, as agreed with the owner. It is on the owner’s statement.':
    'حصتك من إيراد الليالي بعد الخصومات، كما اتفقت مع المالك. تظهر في كشف حسابه.',
  "For you, such as the owner’s name or contract. The owner doesn't see it.":
    'لك، مثل اسم المالك أو عقده. لا يراها المالك.',
  // Site settings.
  'Shown in the footer, with a link to a map search.': 'يظهر في أسفل الصفحة، مع رابط للبحث عنه على الخريطة.',
  'One sentence about the business, on the home page.': 'جملة عن المنشأة في الصفحة الرئيسية.',
  'Guests see a change within a second.': 'يرى الضيوف التغيير خلال ثانية.',
  'With its country code.': 'مع رمز الدولة.',
  'Shown on the page of every apartment, with how soon you answer enquiries.':
    'يظهر في صفحة كل شقة، مع سرعة ردكم على الاستفسارات.',
  'Your rating there, inside the banner.': 'تقييمك هناك، داخل الشريط الإعلاني.',
  'Without any, guests read that you answer around the clock.':
    'من دونها يقرأ الضيوف أنكم تردّون على مدار الساعة.',
  'Shown in the footer.': 'تظهر في أسفل الصفحة.',
  'Two letters, such as DE. Local phone numbers are read as numbers of this country.':
    'حرفان، مثل DE. تُقرأ أرقام الهاتف المحلية كأرقام هذه الدولة.',
  'As guests call it. It stands in titles, and after times. Leave it empty for the city of the time zone.':
    'كما يسميها الضيوف. تظهر في العناوين وبعد الأوقات. اتركها فارغة لاستخدام مدينة المنطقة الزمنية.',
  'Three letters, such as EUR. Choose it before you enter rates: with the first reservation it is fixed.':
    'ثلاثة أحرف، مثل EUR. اخترها قبل إدخال الأسعار: تثبت مع أول حجز.',
  'Such as Europe/Madrid. With the first reservation it is fixed.': 'مثل Europe/Madrid. تثبت مع أول حجز.',
  'In calendars.': 'في التقاويم.',
  'Of the site. Pages in Arabic are at /ar, and each page links to its other language. What editors have translated is read there; the rest stays English. The demo is in both.':
    'لغات الموقع. الصفحات العربية تحت ‎/ar‎، وترتبط كل صفحة بلغتها الأخرى. يظهر هناك ما تُرجم، ويبقى الباقي بالإنجليزية. المحتوى التجريبي باللغتين.',
  'Guests get emails in their own language.': 'تصل الرسائل إلى الضيوف بلغتهم.',
  'Local time, such as 15:00. Advance notice is counted up to it.':
    'بالتوقيت المحلي، مثل 15:00. تُحسب مهلة الحجز حتى هذا الوقت.',
  'Local time, such as 11:00.': 'بالتوقيت المحلي، مثل 11:00.',
  'For every apartment without its own.': 'لكل شقة ليس لها إعداد خاص.',
  'What guests have already been told stays as it is.': 'ما أُبلغ به الضيوف يبقى كما هو.',
  'What guests pay when they book, for apartments that say nothing else. Stays that are booked keep theirs.':
    'ما يدفعه الضيوف عند الحجز في الشقق التي لا تحدد غير ذلك. تبقى الحجوزات القائمة على شروطها.',
  'Once before and once after the day on which the rest is due.': 'مرة قبل يوم استحقاق الباقي ومرة بعده.',
  'For guests who pay by bank transfer, where the business details name no account.':
    'لمن يدفع بتحويل مصرفي، إن لم يُذكر حساب في بيانات المنشأة.',
  'Beyond these, guests are asked to call.': 'عند تجاوزها يُطلب من الضيوف الاتصال.',
  'Only the largest one that applies is used.': 'يُطبَّق أكبر خصم ينطبق وحده.',
  'For apartments that have none of their own.': 'للشقق التي ليست لها سياسة خاصة.',
  'Shown as “about”. Guests are always charged in your own currency.':
    'تظهر بكلمة «نحو». يُحاسَب الضيوف دائمًا بعملتك.',
  'Shown once, in the footer. Leave empty when the photos are real.':
    'تظهر مرة واحدة في أسفل الصفحة. اتركها فارغة إن كانت الصور حقيقية.',
  'Photos, permit, texts, area and rate.': 'الصور والتصريح والنصوص والمنطقة والسعر.',
  // Look, hours, links and host.
  'In place of the name in the header. At least 80 pixels high works best, on a transparent background.':
    'بدل الاسم في أعلى الصفحة. الأفضل ألا يقل ارتفاعه عن 80 بكسل، بخلفية شفافة.',
  'For the footer. Without it, the name stands there.': 'لأسفل الصفحة. من دونه يظهر الاسم.',
  'Square, ideally 512 pixels or more. For tabs, bookmarks and phones.':
    'مربعة، والأفضل 512 بكسل أو أكثر. لعلامات التبويب والمفضلة والهواتف.',
  'Of buttons and links, such as #0F5C5C. It has to be dark enough to be read on the page.':
    'للأزرار والروابط، مثل ‎#0F5C5C‎. يجب أن يكون داكنًا بما يكفي للقراءة.',
  'Of stars and ornaments, such as #B8893B.': 'للنجوم والزخارف، مثل ‎#B8893B‎.',
  'Of headings and of texts.': 'للعناوين والنصوص.',
  'Such as 09:00.': 'مثل 09:00.',
  'Such as 18:00.': 'مثل 18:00.',
  'Begins with https://': 'يبدأ بـ ‎https://‎',
  'Of the person, or of the team.': 'اسم الشخص أو الفريق.',
  'Upright, with a face that looks at the guest.': 'صورة طولية بوجه ينظر إلى الضيف.',
  'Two or three sentences.': 'جملتان أو ثلاث.',
  'For example “English, Arabic and Hindi”.': 'مثل «العربية والإنجليزية والهندية».',
  'With its country code and without spaces, such as +971501234567.':
    'مع رمز الدولة ومن دون مسافات، مثل ‎+971501234567‎.',
  'Shown as “1240+ reviews”.': 'يظهر مثل «أكثر من 1240 تقييمًا».',
  'Such as USD': 'مثل USD',
  'Such as $': 'مثل $',
  'How much of it one unit of your currency buys: 1.08 USD for one EUR.':
    'كم تشتري منها وحدة من عملتك: 1.08 دولار لكل يورو.',
  // Business details.
  'At the head of every document.': 'في رأس كل مستند.',
  'As the licence says. Leave empty when it is the same.': 'كما في الرخصة. اتركه فارغًا إن كان الاسم نفسه.',
  'One line below the other.': 'سطر تحت سطر.',
  'Without spaces. Without it, documents are invoices without VAT registration.':
    'من دون مسافات. من دونه تصدر المستندات كفواتير بلا تسجيل في ضريبة القيمة المضافة.',
  'Such as what to name as the reference.': 'مثل ما يُكتب في خانة المرجع.',
  'Before the year and the number: INV-2026-000123.': 'قبل السنة والرقم: ‎INV-2026-000123‎.',
  'Where an earlier system stopped. Counts until the first one is issued.':
    'حيث توقف النظام السابق. يسري حتى إصدار أول فاتورة.',
  'At the foot of every document.': 'في أسفل كل مستند.',
  // Stays, holds and payments.
  '1 to 1,096. An apartment can have its own.': 'من 1 إلى 1,096. يمكن أن يكون للشقة حدها.',
  'Charged at the weekend rate. None chosen: no weekend rate.':
    'تُحتسب بسعر نهاية الأسبوع. إن لم تختر شيئًا: لا سعر لنهاية الأسبوع.',
  'On their booking’s page: dates and guests.': 'من صفحة حجزهم: التواريخ وعدد الضيوف.',
  '0 to 365. Later they are asked to write to you.': 'من 0 إلى 365. بعدها يُطلب منهم مراسلتك.',
  '5 to 1,440. The price stays the same for this long.': 'من 5 إلى 1,440. يبقى السعر ثابتًا هذه المدة.',
  '1 to 720. For quotes attached to an answered enquiry.': 'من 1 إلى 720. لعروض الأسعار المرفقة بالردود.',
  '10 to 120. Nights are held this long while the guest pays.':
    'من 10 إلى 120. تُحجز الليالي مؤقتًا هذه المدة ريثما يدفع الضيف.',
  '1 to 168. A request that nobody answers then expires.':
    'من 1 إلى 168. ينتهي بعدها الطلب الذي لم يُرد عليه.',
  '1 to 720, and never later than check-in. The booking then expires.':
    'من 1 إلى 720، ولا تتجاوز وقت الوصول. ينتهي الحجز بعدها.',
  'Before a bank transfer is due. 0 for none.': 'قبل موعد التحويل المصرفي. 0 من دون تذكير.',
  '1 to 48. Nights are held for this long until a guest opens the link in our first email.':
    'من 1 إلى 48. تُحجز الليالي مؤقتًا هذه المدة حتى يفتح الضيف الرابط في رسالتنا الأولى.',
  'Guests can choose it and are confirmed without paying.': 'يمكن للضيوف اختياره، ويؤكَّد حجزهم من دون دفع.',
  '1 to 100 of the total. 100 is everything.': 'من 1 إلى 100 من المجموع. 100 تعني المبلغ كله.',
  '0 to 365. Guests who book later than that pay everything when they book.':
    'من 0 إلى 365. من يحجز بعد ذلك يدفع المبلغ كله عند الحجز.',
  '0 to 90. 0 for none.': 'من 0 إلى 90. 0 من دون تذكير.',
  '0 to 90. 0 for none. Only while it is not paid.': 'من 0 إلى 90. 0 من دون تذكير. ما دام المبلغ لم يُدفع.',
  'By email address and by phone number.': 'بحسب البريد الإلكتروني ورقم الهاتف.',
  'Each sends up to two emails to an address that may be a stranger’s.':
    'يرسل كل منها رسالتين على الأكثر إلى عنوان قد لا يكون لصاحبه.',
};
