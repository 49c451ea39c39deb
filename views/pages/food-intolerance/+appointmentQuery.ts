export { serviceQuery as appointmentQuery } from '../../services/appointment-query'
