import { type PictureName, pictures, pictureWidths } from '#client/pictures'
import { publicFile } from '#client/public-file'
import type { PictureFormat } from '#src/shared/pictures/picture-file'
import { type ImageProps, ResponsiveImage } from './ResponsiveImage'

interface PictureProps extends ImageProps {
  name: PictureName
  /** Empty for a decorative picture. */
  alt: string
}

/** Drawing of the site. */
export function Picture({ name, ...props }: PictureProps) {
  const { width, height } = pictures[name]
  const src = publicFile(`/pictures/${name}-768.jpg`)
  const sourceSet = (format: PictureFormat) =>
    pictureWidths.map((each) => `${publicFile(`/pictures/${name}-${each}.${format}`)} ${each}w`).join(', ')
  return <ResponsiveImage {...props} width={width} height={height} src={src} sourceSet={sourceSet} />
}
