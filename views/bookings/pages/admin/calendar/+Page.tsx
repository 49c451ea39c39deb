import { BurstNotice } from '#views/bookings/admin/bursts/BurstNotice'
import { Calendar } from '#views/bookings/admin/calendar/Calendar'
import { UncoveredNotice } from '#views/bookings/visit-coverage/UncoveredNotice'
import notice from '#views/kit/forms/Notice.module.css'
import { useData } from '#views/page-context'
import type { Data } from './+data'

export default function Page() {
  const { bursts, uncovered, ...calendar } = useData<Data>()
  return (
    <>
      <BurstNotice bursts={bursts} className={notice.above} />
      <UncoveredNotice total={uncovered} className={notice.above} />
      <Calendar calendar={calendar} />
    </>
  )
}
