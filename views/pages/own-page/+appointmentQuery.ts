export { serviceQuery as appointmentQuery } from '#views/services/appointment-query'
