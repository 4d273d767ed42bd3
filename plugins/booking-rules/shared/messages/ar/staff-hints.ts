/**
 * What stands below the fields of listings, guides and pages in the content manager, by the English text, which is
 * kept there. The rest is in staff-hints-settings and staff-hints-stays.
 */
export const contentHints: Readonly<Record<string, string>> = {
  // Apartments.
  'What guests read first. Say what it is and where, such as “One-bedroom over the creek”.':
    'أول ما يقرؤه الضيوف. اذكر ما هي وأين تقع، مثل «شقة بغرفة نوم مطلة على الخور».',
  'The address of its page, /apartment/… It follows the name until it is first published, and then stays.':
    'عنوان صفحتها ‎/apartment/…‎. يتبع الاسم حتى أول نشر، ثم يثبت.',
  'One sentence for lists and search engines, 180 characters at most.':
    'جملة واحدة للقوائم ومحركات البحث، 180 حرفًا على الأكثر.',
  'Plain text. Leave an empty line between paragraphs.': 'نص عادي. اترك سطرًا فارغًا بين الفقرات.',
  'The first is the cover. Add eight or more in the same light, and describe each in the media library.':
    'الأولى هي صورة الغلاف. أضف ثماني صور أو أكثر بإضاءة متقاربة، وصِف كلًّا منها في مكتبة الوسائط.',
  'Decides where it is listed. Without an area, guests only find it in the results.':
    'تحدد مكان عرضها. من دون منطقة لا يجدها الضيوف إلا في نتائج البحث.',
  'Street and building as guests should find it.': 'الشارع والمبنى كما يصل إليهما الضيوف.',
  'For example 25.0806': 'مثل 25.0806',
  'For example 55.1403': 'مثل 55.1403',
  'The DTCM number, shown on its page.': 'رقم دائرة السياحة، ويظهر في صفحتها.',
  "Its last day. Guests don't see it.": 'آخر يوم لسريانه. لا يراه الضيوف.',
  '0 is a studio. Taxes for each bedroom count a studio as 1.':
    '0 تعني استوديو. يُحسب الاستوديو غرفة واحدة في الضرائب المحسوبة لكل غرفة نوم.',
  'Nobody can book for more.': 'لا يمكن الحجز لعدد أكبر.',
  'Decides taxes that differ by it: standard or deluxe.': 'تحدد الضرائب التي تختلف بحسبها: عادية أو ديلوكس.',
  'Guests filter by these.': 'يبحث الضيوف بها.',
  'Off: guests who search with children do not find it.': 'عند الإيقاف: لا تظهر لمن يبحث ومعه أطفال.',
  'On: guests who search with pets find it. Say which pets in the stay details.':
    'عند التفعيل: تظهر لمن يبحث ومعه حيوان أليف. اذكر أنواعها في تفاصيل الإقامة.',
  'House rules, shown with icons.': 'قواعد المنزل، وتظهر مع أيقونات.',
  'With their beds and photos: guests see where they will sleep.':
    'مع أسرّتها وصورها: يرى الضيوف أين سينامون.',
  '0 is the ground floor. Leave empty for a house.': '0 هو الطابق الأرضي. اتركه فارغًا إن كان بيتًا.',
  'What the main windows look at.': 'ما تطل عليه النوافذ الرئيسية.',
  'As you measured it. Leave empty if nobody has.': 'كما قستها. اتركها فارغة إن لم تُقَس.',
  'How guests get the key.': 'كيف يستلم الضيوف المفتاح.',
  'The metro, a supermarket, the beach: with minutes that you have walked or looked up.':
    'المترو أو السوبرماركت أو الشاطئ: بدقائق مشيتها بنفسك أو تحققت منها.',
  'Before fees and taxes. Seasons override it.': 'قبل الرسوم والضرائب. تحل أسعار المواسم محله.',
  'For the weekend nights of the site settings. Leave empty if it is the same.':
    'لليالي نهاية الأسبوع المحددة في إعدادات الموقع. اتركه فارغًا إن كان السعر نفسه.',
  'Once a stay.': 'مرة واحدة في كل إقامة.',
  'Leave empty if the rate is for any number.': 'اتركه فارغًا إن كان السعر لأي عدد.',
  'Per night.': 'لكل ليلة.',
  'Shown beside the price, never part of the total.': 'يظهر إلى جانب السعر، ولا يدخل في المجموع أبدًا.',
  'Leave empty to use the site settings.': 'اتركه فارغًا لتطبيق إعدادات الموقع.',
  'Between booking and check-in time. 0 allows same-day bookings.':
    'بين الحجز ووقت الوصول. 0 تسمح بالحجز في اليوم نفسه.',
  'How many days ahead the last night may be.': 'كم يومًا مقدمًا يمكن أن تكون آخر ليلة.',
  'A gap between two stays that is shorter than the minimum stay may be booked whole.':
    'يمكن حجز الفجوة بين إقامتين كاملةً وإن كانت أقصر من الحد الأدنى للإقامة.',
  'Off: its page stays, but nobody can book it.': 'عند الإيقاف: تبقى صفحتها، ولا يمكن لأحد حجزها.',
  "Instant is confirmed right away. On request waits for you to accept and expires if you don't (see the site settings).":
    'الحجز الفوري يؤكَّد حالًا. الحجز عند الطلب ينتظر قبولك، وينتهي إن لم تقبل (انظر إعدادات الموقع).',
  'Leave empty for that of the site settings.': 'اتركها فارغة لتطبيق سياسة إعدادات الموقع.',
  'Leave empty for those of the site settings.': 'اتركها فارغة لتطبيق شروط إعدادات الموقع.',
  'Shown under “Our favourites”.': 'تظهر ضمن «مختاراتنا».',
  // Areas, amenities, rules and rooms.
  'Its page is /apartments/… When you change it, the old address leads to the new one.':
    'صفحتها ‎/apartments/…‎. عند تغييره يؤدي العنوان القديم إلى الجديد.',
  'Two to four sentences about staying there.': 'جملتان إلى أربع عن الإقامة هناك.',
  'Smaller comes first.': 'الأصغر يأتي أولًا.',
  'Used by the filters.': 'تستخدمه الفلاتر.',
  'Its heading on an apartment’s page.': 'عنوانها في صفحة الشقة.',
  'Leave empty for the usual one.': 'اتركه فارغًا لاستخدام المعتاد.',
  'For example “No smoking inside; ashtrays on the balcony”.':
    'مثل «التدخين ممنوع في الداخل، وتوجد منافض في الشرفة».',
  'Leave empty for the usual word, such as “Bedroom”.': 'اتركه فارغًا لاستخدام الاسم المعتاد، مثل «غرفة نوم».',
  'Those of the apartment that show this room.': 'صور الشقة التي تُظهر هذه الغرفة.',
  'For example “Business Bay metro station”.': 'مثل «محطة مترو الخليج التجاري».',
  'Leave empty where nobody walks.': 'اتركها فارغة إن كان لا يُقصد مشيًا.',
  // Guides and categories.
  'Its page is /blog/… When you change it, the old address leads to the new one.':
    'صفحته ‎/blog/…‎. عند تغييره يؤدي العنوان القديم إلى الجديد.',
  'Shown on the guide; guides are listed newest first.': 'يظهر في الدليل، وتُعرض الأدلة من الأحدث.',
  'The list it appears in.': 'القائمة التي يظهر فيها.',
  'Leave empty to name nobody.': 'اتركه فارغًا إن كنت لا تريد ذكر اسم.',
  'The day on which somebody last made sure that it is true. Shown on the guide.':
    'آخر يوم جرى فيه التحقق من صحته. يظهر في الدليل.',
  'Save the draft: it is published on this day, which becomes its date.':
    'احفظ المسودة: تُنشر في هذا اليوم، ويصبح تاريخها.',
  'Local time at the property, such as 09:00, which it is when this is empty.':
    'بالتوقيت المحلي، مثل 09:00، وهو المعتاد إن تُرك فارغًا.',
  'A wide picture. Describe it in the media library.': 'صورة عريضة. صِفها في مكتبة الوسائط.',
  'One or two sentences for lists and search engines.': 'جملة أو جملتان للقوائم ومحركات البحث.',
  'Headings begin at level 2. Link areas as /apartments/… and guides as /blog/…':
    'تبدأ العناوين من المستوى 2. اربط المناطق بصيغة ‎/apartments/…‎ والأدلة بصيغة ‎/blog/…‎',
  'Leave empty to use the title, excerpt and cover.': 'اتركها فارغة لاستخدام العنوان والمقتطف وصورة الغلاف.',
  'Shown in the menu.': 'يظهر في القائمة.',
  'Its page is /category/… When you change it, the old address leads to the new one.':
    'صفحته ‎/category/…‎. عند تغييره يؤدي العنوان القديم إلى الجديد.',
  'One to three sentences about its guides.': 'جملة إلى ثلاث عن أدلته.',
  // Pages and their sections.
  'Small letters, digits and hyphens. The page “house-rules” is at /house-rules; “home” is at /.':
    'أحرف لاتينية صغيرة وأرقام وشرطات. الصفحة «house-rules» عنوانها ‎/house-rules‎، و«home» هي الرئيسية.',
  'Linked from the footer, the checkout and the cookie bar. There is one of each.':
    'يرتبط بها أسفل الصفحة وصفحة الحجز وشريط ملفات الارتباط. واحدة من كل نوع.',
  'Have the text checked, make it yours, then switch this off.':
    'اعرض النص على مختص واجعله خاصًا بك، ثم أوقف هذا الخيار.',
  'Legal pages are always there.': 'الصفحات القانونية موجودة هناك دائمًا.',
  'The large words at the top of the page.': 'الكلمات الكبيرة في أعلى الصفحة.',
  'Below the heading; on the home page, on top of the picture.':
    'تحت العنوان، وفي الصفحة الرئيسية فوق الصورة.',
  'Behind or beside the heading: wide, and quiet enough for words.':
    'خلف العنوان أو بجانبه: عريضة وهادئة ليُقرأ النص فوقها.',
  'Drag them into the order you want.': 'اسحبها إلى الترتيب الذي تريده.',
  'Leave empty to use the heading, introduction and picture.':
    'اتركها فارغة لاستخدام العنوان والمقدمة والصورة.',
  'In the results of search engines; at most 70 characters.': 'في نتائج محركات البحث، 70 حرفًا على الأكثر.',
  'Two sentences that make people want to read on.': 'جملتان تشجعان على متابعة القراءة.',
  'Shown where the page is shared.': 'تظهر عند مشاركة الصفحة.',
  'Headings inside it begin at level 3.': 'تبدأ العناوين داخله من المستوى 3.',
  'Shown beside the text on wide screens.': 'تظهر بجانب النص في الشاشات العريضة.',
  'Start is the left side in English, end is the right.':
    'البداية هي جهة اليمين بالعربية واليسار بالإنجليزية.',
  'Say what it does. Leave empty for no button.': 'اذكر ما يفعله. اتركه فارغًا إن كنت لا تريد زرًا.',
  'A path of this site such as /results/1, or an address.':
    'مسار في هذا الموقع مثل ‎/results/1‎، أو عنوان كامل.',
  'A sentence below the heading. May be empty.': 'جملة تحت العنوان. يمكن تركها فارغة.',
  'A tinted band.': 'شريط بخلفية ملوّنة.',
  'Two to four look best.': 'من اثنين إلى أربعة هو الأفضل شكلًا.',
  'Such as 30 or 4.9': 'مثل 30 أو 4.9',
  'Say what it does.': 'اذكر ما يفعله.',
  'Add its questions under Question.': 'أضف أسئلته في قسم «الأسئلة».',
  'Leave empty for all.': 'اتركه فارغًا للكل.',
  'The newest come first.': 'الأحدث يأتي أولًا.',
  'Those marked as picks come first.': 'المختارة تأتي أولًا.',
  'Filled in from the settings and from what the site does, so it is always current.':
    'يُملأ من الإعدادات ومما يفعله الموقع، فيبقى محدّثًا دائمًا.',
  'Leave empty for “Guests rate us 4.9 out of 5”.': 'اتركه فارغًا ليظهر «يقيّمنا الضيوف بـ 4.9 من 5».',
  // Reviews, questions and redirects.
  'As they want to be named, such as “Hannah, Berlin”.': 'كما يريد أن يُذكر، مثل «هناء، برلين».',
  '1 to 5.': 'من 1 إلى 5.',
  'Any day of it: the month is shown.': 'أي يوم منه: يظهر الشهر وحده.',
  'Shown on its page and counted in its average. Leave empty if it is about the business.':
    'يظهر في صفحتها ويدخل في متوسط تقييمها. اتركه فارغًا إن كان عن المنشأة.',
  'As the guest wrote them.': 'كما كتبه الضيف.',
  '1 to 5, where the guest gave stars for it.': 'من 1 إلى 5، إن قيّمها الضيف.',
  'Shown below the words of the guest.': 'يظهر تحت كلام الضيف.',
  'As a guest would ask it.': 'كما يسأله الضيف.',
  'A page shows the questions of a topic together.': 'تعرض الصفحة أسئلة الموضوع الواحد معًا.',
  'Leave an empty line between paragraphs.': 'اترك سطرًا فارغًا بين الفقرات.',
  'A path of this site, such as /old-offer. Anything after a ? is kept.':
    'مسار في هذا الموقع، مثل ‎/old-offer‎. ما بعد علامة ? يبقى كما هو.',
  'A path of this site, such as /results/1, or an address that begins with https://':
    'مسار في هذا الموقع مثل ‎/results/1‎، أو عنوان يبدأ بـ ‎https://‎',
  'On: search engines and browsers remember it. Off: temporary.':
    'عند التفعيل: تتذكره محركات البحث والمتصفحات. عند الإيقاف: مؤقت.',
};
