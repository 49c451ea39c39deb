import type { DrawnPlace } from '#src/shared/content/page-picture-places'
import { usePageContext } from '#views/page-context'
import { Photo } from './Photo'
import { Picture } from './Picture'
import type { ImageProps } from './ResponsiveImage'

export type { DrawnPlace }

interface PagePictureProps extends ImageProps {
  /** Place on the site's own pages, and its drawing. */
  of: DrawnPlace
  /** Describes the drawing; empty where the picture is only decorative. */
  alt: string
}

/** Picture that the owner has chosen for a place, or its drawing. */
export function PagePicture({ of: { place, name }, alt, ...props }: PagePictureProps) {
  const photo = usePageContext().pagePictures?.[place]
  return photo ? (
    <Photo {...props} photo={photo} alt={alt && photo.alt} />
  ) : (
    <Picture {...props} name={name} alt={alt} />
  )
}
