#include "CForms.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char demo_form[] = {
#embed "../../Forms/signup.yaml" suffix(, 0)
};
static const unsigned char demo_tape[] = {
#embed "../../Forms/demo.tape" suffix(, 0)
};
static const unsigned char new_form[] = {
#embed "../../Forms/new.yaml" suffix(, 0)
};

const unsigned char *tabstop_demo_form(void) { return demo_form; }
const unsigned char *tabstop_demo_tape(void) { return demo_tape; }
const unsigned char *tabstop_new_form(void) { return new_form; }
