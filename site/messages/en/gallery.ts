/** What is said of an apartment's photos. */
export const gallery = {
  photos: 'Photos',
  photo: (number: number, total: number, alt: string) => `Photo ${number} of ${total}: ${alt}`,
  showAll: (count: number) => (count === 1 ? 'Show the photo' : `Show all ${count} photos`),
  none: 'Photos are on their way.',
  photosOf: (name: string) => `Photos of ${name}`,
  /** Of the photos over the whole screen, read out rather than seen. */
  lightbox: {
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    gallery: 'Photo gallery',
    carousel: 'Carousel',
    slide: 'Slide',
    /** The braces are filled in by the lightbox. */
    position: '{index} of {total}',
  },
};
