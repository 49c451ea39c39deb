import { ImageOff, LoaderCircle } from 'lucide-react'
import type { PictureDto } from '#src/pictures/picture.dto'
import { photoFile, photoSourceSet } from '#src/shared/pictures/picture-file'
import styles from './pictures.module.css'

type ThumbnailProps = Pick<PictureDto, 'name' | 'width' | 'height' | 'state'> & {
  /** Empty where a text beside it says the same. */
  alt: string
  /** `sizes` attribute of the image. */
  sizes: string
}

/** Picture in its proportions, or an icon while its files are not ready. */
export function Thumbnail({ state, alt, sizes, ...photo }: ThumbnailProps) {
  if (state !== 'ready')
    return (
      <span className={styles.pending}>
        {state === 'failed' ? <ImageOff aria-hidden /> : <LoaderCircle aria-hidden />}
      </span>
    )
  return (
    <picture className={styles.thumbnail}>
      <source type="image/avif" srcSet={photoSourceSet(photo, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={photoSourceSet(photo, 'webp')} sizes={sizes} />
      <img src={photoFile(photo, 400)} width={photo.width} height={photo.height} alt={alt} loading="lazy" />
    </picture>
  )
}
