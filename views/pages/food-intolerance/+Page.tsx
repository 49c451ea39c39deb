import { ServiceContactBar } from '../../components/ServiceContactBar'
import { ServicePage } from '../../components/ServicePage'

export default function Page() {
  return (
    <>
      <ServicePage service="food-intolerance" subject="foodIntolerance" />
      <ServiceContactBar subject="foodIntolerance" />
    </>
  )
}
