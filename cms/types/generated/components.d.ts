import type { Schema, Struct } from '@strapi/strapi';

export interface BookingArrivalRule extends Struct.ComponentSchema {
  collectionName: 'components_booking_arrival_rules';
  info: {
    description: 'When guests are told how to get in';
    displayName: 'Arrival rule';
    icon: 'key';
  };
  attributes: {
    hoursBefore: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 720;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<48>;
    onlyPaid: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<true>;
    onlyRegistered: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
  };
}

export interface BookingCancellationTier extends Struct.ComponentSchema {
  collectionName: 'components_booking_cancellation_tiers';
  info: {
    description: 'What a guest gets back, by days before arrival';
    displayName: 'Cancellation tier';
    icon: 'arrowLeft';
  };
  attributes: {
    days: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 365;
          min: 0;
        },
        number
      >;
    percent: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
  };
}

export interface BookingHolds extends Struct.ComponentSchema {
  collectionName: 'components_booking_holdss';
  info: {
    description: 'How long prices and nights are kept for a guest';
    displayName: 'Holds';
    icon: 'clock';
  };
  attributes: {
    addressHours: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 48;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<2>;
    answerHours: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 168;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<24>;
    cardMinutes: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 10;
        },
        number
      > &
      Schema.Attribute.DefaultTo<30>;
    offerHours: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 720;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<48>;
    paymentHours: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 720;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<48>;
    payOnArrival: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    quoteMinutes: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1440;
          min: 5;
        },
        number
      > &
      Schema.Attribute.DefaultTo<30>;
    reminderHours: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 360;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<12>;
  };
}

export interface BookingLengthOfStayDiscount extends Struct.ComponentSchema {
  collectionName: 'components_booking_length_of_stay_discounts';
  info: {
    description: 'Percent off the nights of longer stays';
    displayName: 'Length-of-stay discount';
    icon: 'discount';
  };
  attributes: {
    nights: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 365;
          min: 2;
        },
        number
      >;
    percent: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
  };
}

export interface BookingPaymentReminders extends Struct.ComponentSchema {
  collectionName: 'components_booking_payment_reminderss';
  info: {
    description: 'When guests are reminded of a payment with a due date';
    displayName: 'Payment reminders';
    icon: 'bell';
  };
  attributes: {
    daysAfter: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    daysBefore: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
  };
}

export interface BookingPaymentTerms extends Struct.ComponentSchema {
  collectionName: 'components_booking_payment_termss';
  info: {
    description: 'What is paid when a stay is booked, and by when the rest';
    displayName: 'Payment terms';
    icon: 'calendar';
  };
  attributes: {
    daysBefore: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 365;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<30>;
    percentNow: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<100>;
  };
}

export interface BookingStays extends Struct.ComponentSchema {
  collectionName: 'components_booking_stayss';
  info: {
    description: 'What holds for every stay, unless an apartment says otherwise';
    displayName: 'Stays';
    icon: 'moon';
  };
  attributes: {
    guestChangeDays: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 365;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    guestsMayChange: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<true>;
    maximumStay: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1096;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<90>;
    weekendNights: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'plugin::booking-rules.weekdays'> &
      Schema.Attribute.DefaultTo<[5, 6]>;
  };
}

export interface BookingTurnover extends Struct.ComponentSchema {
  collectionName: 'components_booking_turnovers';
  info: {
    description: 'Which work between stays is planned by itself';
    displayName: 'Turnover';
    icon: 'brush';
  };
  attributes: {
    checksArrivals: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<true>;
    stayOverEvery: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<7>;
  };
}

export interface BookingUnpaidLimits extends Struct.ComponentSchema {
  collectionName: 'components_booking_unpaid_limits';
  info: {
    description: 'How much may be booked without paying';
    displayName: 'Unpaid limits';
    icon: 'shield';
  };
  attributes: {
    nightsPerGuest: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 3000;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<60>;
    nightsPerNetwork: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 30000;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<300>;
    staysPerGuest: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<2>;
    staysPerNetwork: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<10>;
    unconfirmedPerDay: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
  };
}

export interface SectionApartments extends Struct.ComponentSchema {
  collectionName: 'components_section_apartmentss';
  info: {
    description: 'Apartments that are marked as picks';
    displayName: 'Picked apartments';
    icon: 'house';
  };
  attributes: {
    count: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<6>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface SectionAreas extends Struct.ComponentSchema {
  collectionName: 'components_section_areass';
  info: {
    description: 'All areas as pictures';
    displayName: 'Areas';
    icon: 'pinMap';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface SectionCallToAction extends Struct.ComponentSchema {
  collectionName: 'components_section_call_to_actions';
  info: {
    description: 'A coloured panel with a button';
    displayName: 'Call to action';
    icon: 'cursor';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    linkLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    linkTo: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface SectionDirectBooking extends Struct.ComponentSchema {
  collectionName: 'components_section_direct_bookings';
  info: {
    description: 'Reasons that follow from your settings: discount, cancellation, long stays';
    displayName: 'Why book directly';
    icon: 'priceTag';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface SectionFacts extends Struct.ComponentSchema {
  collectionName: 'components_section_facts';
  info: {
    description: 'A table of what is set elsewhere, always as it is now';
    displayName: 'Facts';
    icon: 'bulletList';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    shows: Schema.Attribute.Enumeration<
      ['business', 'cancellation', 'storage', 'recipients', 'retention']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'business'>;
  };
}

export interface SectionFaqs extends Struct.ComponentSchema {
  collectionName: 'components_section_faqss';
  info: {
    description: 'The questions of one topic, which open on a click';
    displayName: 'Questions';
    icon: 'question';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    topic: Schema.Attribute.Enumeration<['booking', 'staying', 'owners']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'booking'>;
  };
}

export interface SectionGuides extends Struct.ComponentSchema {
  collectionName: 'components_section_guidess';
  info: {
    description: 'The newest guides';
    displayName: 'Guides';
    icon: 'book';
  };
  attributes: {
    category: Schema.Attribute.Relation<'oneToOne', 'api::category.category'>;
    count: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface SectionNumber extends Struct.ComponentSchema {
  collectionName: 'components_section_numbers';
  info: {
    description: 'A number and what it counts';
    displayName: 'Number';
    icon: 'chartBubble';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
  };
}

export interface SectionNumbers extends Struct.ComponentSchema {
  collectionName: 'components_section_numberss';
  info: {
    description: 'A few large numbers';
    displayName: 'Numbers';
    icon: 'chartPie';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    numbers: Schema.Attribute.Component<'section.number', true>;
  };
}

export interface SectionPoint extends Struct.ComponentSchema {
  collectionName: 'components_section_points';
  info: {
    description: 'One point of a list';
    displayName: 'Point';
    icon: 'check';
  };
  attributes: {
    icon: Schema.Attribute.Enumeration<
      [
        'badge-percent',
        'banknote',
        'bed-double',
        'building-2',
        'calendar-days',
        'car',
        'check',
        'clock',
        'concierge-bell',
        'heart',
        'home',
        'key-round',
        'lightbulb',
        'mail',
        'map-pin',
        'phone',
        'plane',
        'receipt-text',
        'shield-check',
        'smile',
        'sparkles',
        'star',
        'sun',
        'tree-palm',
        'umbrella',
        'users',
        'utensils',
        'wallet',
        'waves',
        'wifi',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'check'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
  };
}

export interface SectionPoints extends Struct.ComponentSchema {
  collectionName: 'components_section_pointss';
  info: {
    description: 'Points side by side, each with a sign';
    displayName: 'List of points';
    icon: 'bulletList';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    points: Schema.Attribute.Component<'section.point', true>;
    tinted: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface SectionRating extends Struct.ComponentSchema {
  collectionName: 'components_section_ratings';
  info: {
    description: 'Your rating and review count there, from the site settings';
    displayName: 'Marketplace rating';
    icon: 'star';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
  };
}

export interface SectionReviews extends Struct.ComponentSchema {
  collectionName: 'components_section_reviewss';
  info: {
    description: 'What guests wrote, newest first';
    displayName: 'Reviews';
    icon: 'star';
  };
  attributes: {
    count: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<6>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface SectionText extends Struct.ComponentSchema {
  collectionName: 'components_section_texts';
  info: {
    description: 'Words under a heading, with a picture beside them';
    displayName: 'Text and picture';
    icon: 'align-left';
  };
  attributes: {
    body: Schema.Attribute.Blocks;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 90;
      }>;
    linkLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    linkTo: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    picture: Schema.Attribute.Media<'images'>;
    pictureSide: Schema.Attribute.Enumeration<['end', 'start']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'end'>;
  };
}

export interface SiteAppearance extends Struct.ComponentSchema {
  collectionName: 'components_site_appearances';
  info: {
    description: 'Logo, colours and fonts of the site, its emails and the icon on a phone';
    displayName: 'Appearance';
    icon: 'brush';
  };
  attributes: {
    accentColour: Schema.Attribute.String &
      Schema.Attribute.CustomField<'plugin::color-picker.color'>;
    brandColour: Schema.Attribute.String &
      Schema.Attribute.CustomField<'plugin::color-picker.color'>;
    fonts: Schema.Attribute.Enumeration<
      ['classic', 'elegant', 'modern', 'friendly']
    > &
      Schema.Attribute.DefaultTo<'classic'>;
    icon: Schema.Attribute.Media<'images'>;
    logo: Schema.Attribute.Media<'images'>;
    logoOnDark: Schema.Attribute.Media<'images'>;
  };
}

export interface SiteCurrency extends Struct.ComponentSchema {
  collectionName: 'components_site_currencys';
  info: {
    description: 'A currency in which prices can be shown, beside that of the business';
    displayName: 'Currency';
    icon: 'exchange';
  };
  attributes: {
    code: Schema.Attribute.String & Schema.Attribute.Required;
    perAed: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    symbol: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 4;
      }>;
  };
}

export interface SiteEndorsement extends Struct.ComponentSchema {
  collectionName: 'components_site_endorsements';
  info: {
    description: 'The rating of the host on a marketplace';
    displayName: 'Marketplace endorsement';
    icon: 'star';
  };
  attributes: {
    airbnbReviewCount: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    averageRating: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
          min: 1;
        },
        number
      >;
    enabled: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<true>;
    marketplace: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }> &
      Schema.Attribute.DefaultTo<'Airbnb'>;
    profileUrl: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface SiteHost extends Struct.ComponentSchema {
  collectionName: 'components_site_hosts';
  info: {
    description: 'Who looks after guests';
    displayName: 'Host';
    icon: 'user';
  };
  attributes: {
    about: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    portrait: Schema.Attribute.Media<'images'>;
    spokenLanguages: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    whatsapp: Schema.Attribute.String;
  };
}

export interface SiteOpeningHours extends Struct.ComponentSchema {
  collectionName: 'components_site_opening_hours';
  info: {
    description: 'When guests are answered on some days of the week';
    displayName: 'Opening hours';
    icon: 'clock';
  };
  attributes: {
    closes: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'18:00'>;
    days: Schema.Attribute.JSON &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'plugin::booking-rules.weekdays'>;
    opens: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'09:00'>;
  };
}

export interface SiteSeo extends Struct.ComponentSchema {
  collectionName: 'components_site_seos';
  info: {
    description: 'What search engines and shared links show';
    displayName: 'Search engines';
    icon: 'search';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    picture: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 70;
      }>;
  };
}

export interface SiteSocialLink extends Struct.ComponentSchema {
  collectionName: 'components_site_social_links';
  info: {
    description: 'A profile of the business on a network';
    displayName: 'Social link';
    icon: 'link';
  };
  attributes: {
    network: Schema.Attribute.Enumeration<
      ['instagram', 'facebook', 'linkedin', 'x', 'youtube', 'tiktok']
    > &
      Schema.Attribute.Required;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface StayArrival extends Struct.ComponentSchema {
  collectionName: 'components_stay_arrivals';
  info: {
    description: 'How guests get in. Told to whoever has booked, when it is time';
    displayName: 'Arrival information';
    icon: 'key';
  };
  attributes: {
    address: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    directions: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    doorCode: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    manual: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8000;
      }>;
    steps: Schema.Attribute.Component<'stay.check-in-step', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
        },
        number
      >;
    wifiName: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    wifiPassword: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface StayBed extends Struct.ComponentSchema {
  collectionName: 'components_stay_beds';
  info: {
    description: 'Beds of one kind in a room';
    displayName: 'Bed';
    icon: 'moon';
  };
  attributes: {
    count: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    kind: Schema.Attribute.Enumeration<
      [
        'king-bed',
        'queen-bed',
        'double-bed',
        'single-bed',
        'bunk-bed',
        'sofa-bed',
        'folding-bed',
      ]
    > &
      Schema.Attribute.Required;
  };
}

export interface StayCheckInStep extends Struct.ComponentSchema {
  collectionName: 'components_stay_check_in_steps';
  info: {
    description: 'One step on the way from the street into the apartment';
    displayName: 'Check-in step';
    icon: 'walk';
  };
  attributes: {
    picture: Schema.Attribute.Media<'images'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface StayDetail extends Struct.ComponentSchema {
  collectionName: 'components_stay_details';
  info: {
    description: 'A house rule shown with an icon';
    displayName: 'Stay detail';
    icon: 'information';
  };
  attributes: {
    icon: Schema.Attribute.Enumeration<
      [
        'baby',
        'bed-single',
        'check',
        'cigarette-off',
        'clock',
        'key-round',
        'log-in',
        'log-out',
        'party-popper',
        'paw-print',
        'smile',
        'users',
      ]
    >;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    slug: Schema.Attribute.Enumeration<
      [
        'checkIn',
        'checkOut',
        'children',
        'infants',
        'pets',
        'partiesAndEvents',
        'smokingInside',
      ]
    > &
      Schema.Attribute.Required;
  };
}

export interface StayPlaceNearby extends Struct.ComponentSchema {
  collectionName: 'components_stay_places_nearby';
  info: {
    description: 'How long it takes to get somewhere';
    displayName: 'Place nearby';
    icon: 'pinMap';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    transitMinutes: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: 1;
        },
        number
      >;
    walkMinutes: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      >;
  };
}

export interface StayRoom extends Struct.ComponentSchema {
  collectionName: 'components_stay_rooms';
  info: {
    description: 'A room of an apartment, with its beds and the photos that show it';
    displayName: 'Room';
    icon: 'house';
  };
  attributes: {
    beds: Schema.Attribute.Component<'stay.bed', true>;
    kind: Schema.Attribute.Enumeration<
      [
        'bedroom',
        'living-room',
        'kitchen',
        'bathroom',
        'balcony',
        'outdoor-area',
        'shared-area',
      ]
    > &
      Schema.Attribute.Required;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    photos: Schema.Attribute.Media<'images', true>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'booking.arrival-rule': BookingArrivalRule;
      'booking.cancellation-tier': BookingCancellationTier;
      'booking.holds': BookingHolds;
      'booking.length-of-stay-discount': BookingLengthOfStayDiscount;
      'booking.payment-reminders': BookingPaymentReminders;
      'booking.payment-terms': BookingPaymentTerms;
      'booking.stays': BookingStays;
      'booking.turnover': BookingTurnover;
      'booking.unpaid-limits': BookingUnpaidLimits;
      'section.apartments': SectionApartments;
      'section.areas': SectionAreas;
      'section.call-to-action': SectionCallToAction;
      'section.direct-booking': SectionDirectBooking;
      'section.facts': SectionFacts;
      'section.faqs': SectionFaqs;
      'section.guides': SectionGuides;
      'section.number': SectionNumber;
      'section.numbers': SectionNumbers;
      'section.point': SectionPoint;
      'section.points': SectionPoints;
      'section.rating': SectionRating;
      'section.reviews': SectionReviews;
      'section.text': SectionText;
      'site.appearance': SiteAppearance;
      'site.currency': SiteCurrency;
      'site.endorsement': SiteEndorsement;
      'site.host': SiteHost;
      'site.opening-hours': SiteOpeningHours;
      'site.seo': SiteSeo;
      'site.social-link': SiteSocialLink;
      'stay.arrival': StayArrival;
      'stay.bed': StayBed;
      'stay.check-in-step': StayCheckInStep;
      'stay.detail': StayDetail;
      'stay.place-nearby': StayPlaceNearby;
      'stay.room': StayRoom;
    }
  }
}
