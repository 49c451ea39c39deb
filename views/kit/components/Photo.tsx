import type { PhotoDto } from '#src/pictures/photo.dto'
import { photoFile, photoSourceSet } from '#src/shared/pictures/picture-file'
import styles from './Photo.module.css'
import { type ImageProps, ResponsiveImage } from './ResponsiveImage'

interface PhotoProps extends ImageProps {
  photo: PhotoDto
  /** Replaces the alternative text; empty where the text beside it says the same. */
  alt?: string
}

/** Photograph of the library; its focal point stays visible where its frame crops it. */
export function Photo({ photo, alt = photo.alt, className = '', ...props }: PhotoProps) {
  const { width, height, focalX, focalY } = photo
  return (
    <ResponsiveImage
      {...props}
      alt={alt}
      width={width}
      height={height}
      className={`${styles.photo} ${className}`}
      src={photoFile(photo, 768)}
      sourceSet={(format) => photoSourceSet(photo, format)}
      focus={{ x: step(focalX), y: step(focalY) }}
    />
  )
}

/** Returns the nearest step; undefined for the centre. */
function step(percent: number): number | undefined {
  const nearest = Math.round(percent / 25) * 25
  return nearest === 50 ? undefined : nearest
}
