export { serviceQuery as appointmentQuery } from '../../prices/service-query'
