import { makeVariants } from '../../pictures/make-variants';
import {
  isTooLarge,
  type PictureFile,
  type PictureFormat,
  readStillPicture,
} from '../../pictures/read-picture';
import { cleanOriginal } from '../../pictures/clean-original';

type Judge = (file: PictureFile) => Promise<boolean>;

/** What of Strapi's upload plugin is changed here, in the shape in which Strapi hands it over. */
interface UploadPlugin {
  services: {
    'image-manipulation': {
      isImage: Judge;
      isFaultyImage: Judge;
      isOptimizableImage: Judge;
      isResizableImage: Judge;
      optimize: (file: PictureFile) => Promise<PictureFile>;
      generateResponsiveFormats: (file: PictureFile) => Promise<PictureFormat[]>;
    };
  };
}

/**
 * Strapi calls this with its upload plugin, before anything uses it. Pictures get AVIF and WebP in the widths of
 * the site in place of Strapi's sizes, and lose what a camera wrote into them.
 */
export default (plugin: UploadPlugin): UploadPlugin => {
  const { isImage, isFaultyImage, isResizableImage } = plugin.services['image-manipulation'];
  // Strapi knows AVIF by another name than the library that reads it, so it would take one for no picture.
  const isStill: Judge = async (file) => (await readStillPicture(file)) !== null;
  // A copy, because Strapi's own object is frozen into its module.
  plugin.services['image-manipulation'] = {
    ...plugin.services['image-manipulation'],
    // What is too large to be read is a picture too, so that it is refused and not stored unread.
    isImage: async (file) => (await isImage(file)) || (await isStill(file)) || (await isTooLarge(file)),
    isFaultyImage: async (file) => (await isTooLarge(file)) || (await isFaultyImage(file)),
    isOptimizableImage: isStill,
    isResizableImage: async (file) => (await isResizableImage(file)) || (await isStill(file)),
    optimize: cleanOriginal,
    generateResponsiveFormats: makeVariants,
  };
  return plugin;
};
