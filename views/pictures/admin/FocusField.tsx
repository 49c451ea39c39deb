import { type MouseEvent, useState } from 'react'
import type { PictureDto } from '#src/pictures/picture.dto'
import { useTranslations } from '#views/page-context'
import styles from './pictures.module.css'
import { Thumbnail } from './Thumbnail'

/** Steps of the focal point: pages have a rule for each. */
const STEP = 25

const toStep = (part: number) => Math.max(0, Math.min(100, Math.round((part * 100) / STEP) * STEP))

/** Focal point, by a click on the picture or by two sliders. */
export function FocusField({ picture }: { picture: PictureDto }) {
  const t = useTranslations('pictures')
  const [focus, setFocus] = useState({ focalX: picture.focalX, focalY: picture.focalY })
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setFocus({ focalX: toStep((clientX - left) / width), focalY: toStep((clientY - top) / height) })
  }
  return (
    <fieldset className={styles.focus}>
      <legend className={styles.legend}>{t('edit.focus')}</legend>
      <p className={styles.soft}>{t('edit.focusHint')}</p>
      {/* The sliders do the same for the keyboard. */}
      <div className={styles.frame} onClick={pick}>
        <Thumbnail {...picture} alt="" sizes="(min-width: 48rem) 40rem, 88vw" />
        <svg className={styles.point} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <line x1={focus.focalX} x2={focus.focalX} y1={0} y2={100} />
          <line x1={0} x2={100} y1={focus.focalY} y2={focus.focalY} />
        </svg>
      </div>
      <div className={styles.sliders}>
        {(['focalX', 'focalY'] as const).map((name) => (
          <label key={name}>
            {t(`edit.${name}`)}
            <input
              type="range"
              name={name}
              min={0}
              max={100}
              step={STEP}
              value={focus[name]}
              onChange={({ target }) => setFocus({ ...focus, [name]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
