export { price } from '#copy/price.ts'
