import { Injectable } from '@nestjs/common';

/** The service's clock (D3). `shiftSeconds` comes from CLOCK_SHIFT and is 0 outside tests. */
@Injectable()
export class Clock {
  constructor(private readonly shiftSeconds = 0) {}

  now(): Date {
    return new Date(Date.now() + this.shiftSeconds * 1000);
  }
}
